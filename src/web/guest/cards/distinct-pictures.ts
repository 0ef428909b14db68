interface Pictured {
  readonly images: readonly { readonly id: string }[];
}

/**
 * The same courses in the same order, with pictures turned so that no two of a page begin with the same one: hosts use a
 * good picture for more than one experience. A course that has none left keeps its own.
 */
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
