interface Pictured {
  readonly images: readonly { readonly id: string }[];
}

/** Rotates photos so no two cards begin with the same one: hosts reuse good ones. A course's only photo stays. */
export function distinctPictures<T extends Pictured>(courses: readonly T[]): T[] {
  const used = new Set<string>();
  return courses.map((course) => {
    const { images } = course;
    const index = Math.max(
      0,
      images.findIndex(({ id }) => !used.has(id)),
    );
    const first = images[index];
    if (first === undefined) return course;
    used.add(first.id);
    return index === 0 ? course : { ...course, images: [first, ...images.filter((image) => image !== first)] };
  });
}
