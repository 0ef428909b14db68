import { useSyncExternalStore, useEffect } from 'react';
import { listTripQuery, readTrip, type Trip } from '#src/contract/listing/trip.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { lastListPath, pathLog } from '#src/web/router/path-history.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { CardGrid } from '#src/web/cards/CardGrid.tsx';
import { TravelTips } from '#src/web/cards/TravelTips.tsx';
import { rememberCourse } from '#src/web/search/viewed.ts';
import { Breadcrumb } from '#src/web/ui/links/Breadcrumb.tsx';
import { t as shell } from '#src/web/locale/texts.ts';
import { CourseColumn } from './CourseColumn.tsx';
import { Booking } from './dates/Booking.tsx';
import { useHeld, useOwnDay } from './dates/use-own-day.ts';
import { Gallery, GalleryPopup } from './gallery/Gallery.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { savedOf } from '#src/web/saved/saved.ts';
import { Section } from './Section.tsx';
import { t } from './texts.ts';
import type { ProductData } from './product-data.ts';
import { useGallery } from './gallery/use-gallery.ts';
import { useDetailEvent } from './use-detail-event.ts';

const never = (): (() => void) => () => undefined;

/**
 * The address of a list as the visitor left it, with filters, sort and page, so that a way back leads to the same cards.
 * @param path the list's plain path; with the trip of the address (docs/search.md#the-trip) it is the answer on the server,
 * and for somebody who did not come by that list
 */
function useListAsLeft(path: string): string {
  const { search } = useNavigation();
  const plain = path + listTripQuery(readTrip(search));
  return useSyncExternalStore(
    never,
    () => {
      const left = lastListPath(pathLog());
      return left !== null && left.startsWith(`${path}?`) ? left : plain;
    },
    () => plain,
  );
}

/** What similar experiences are asked for: the same day and guests. */
function tripOf({ date, pax }: ProductData['choice']): Trip {
  return { dates: date === undefined ? null : { start: date, end: date }, pax: pax ?? null };
}

/** The page of an experience: pictures, facts and reviews on the left, the booking widget next to them. */
export function ProductPage({ data }: { readonly data: ProductData }) {
  const { course, reviews, photos, related, tips, choice, month, reviewPart } = data;
  const gallery = useGallery();
  useEffect(() => {
    rememberCourse(savedOf({ ...course, city_slug: course.city.slug }));
  }, [course]);
  useDetailEvent(course);
  const held = useHeld(course.id);
  const seen = useOwnDay(course, held.held);
  const list = useListAsLeft(productListUrl(course.city));
  return (
    <>
      {/* The widget is the last thing of the page; with the keyboard it must not be forty steps away. */}
      <a
        href="#book"
        className="visually-hidden fixed start-3 top-3 z-(--z-toast) rounded-control bg-surface px-4 py-3 font-medium shadow-2 max-desk:hidden"
      >
        {t('heading.toBooking')}
      </a>
      <div className="shell hidden pt-4 tablet:block">
        <Breadcrumb
          crumbs={[
            { label: shell('breadcrumb.home'), href: '/' },
            { label: course.city.name, href: list },
            { label: course.title },
          ]}
        />
      </div>
      <Gallery images={course.images} onOpen={gallery.open} />
      <GalleryPopup shown={gallery.shown} />
      <div className="shell grid items-start gap-x-14 pt-6 desk:grid-cols-[minmax(0,1fr)_24rem] desk:pt-9">
        <CourseColumn
          course={seen}
          pax={choice.pax}
          reviews={
            <Reviews
              key={`reviews of ${course.id}`}
              courseId={course.id}
              host={{ ...course.host, country: course.city.country_code }}
              first={reviews}
              part={reviewPart}
              photos={photos}
              onPhotos={gallery.open}
            />
          }
        />
        <Booking key={course.id} course={seen} choice={choice} month={month} held={held} />
      </div>
      {tips.length > 0 && (
        <div className="shell section">
          <TravelTips city={course.city.name} tips={tips} />
        </div>
      )}
      {related.length > 0 && (
        <div className="shell section">
          <Section id="similar" title={t('similar.title')}>
            <CardGrid courses={related} columns={4} trip={{ asked: tripOf(choice), cards: [] }} />
          </Section>
        </div>
      )}
    </>
  );
}
