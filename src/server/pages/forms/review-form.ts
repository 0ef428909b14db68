// POST /write-review: the public part without script (docs/domain/reviews.md#who-may-write).
import { refused, run, type FormOutcome, type PostedFields, type PostedForm, type Poster } from './page-forms.ts';

/** Photos and private feedback need script. */
export const reviewForm: PostedForm = { paths: ['/write-review'], rate: 'write', post };

async function post(poster: Poster, fields: PostedFields): Promise<FormOutcome> {
  const [path, search] = poster.request.url.split('?', 2);
  const query = new URLSearchParams(search);
  const { review = '', country = '', terms } = fields;
  const rating = Number(fields['rating']);
  const answer = await run(
    'review/save',
    {
      booking_id: query.get('booking_id') ?? '',
      review,
      terms: terms === '1',
      ...(rating > 0 && { rating }),
      ...(country !== '' && { country }),
    },
    poster,
  );
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  query.set('posted', '1');
  return { to: `${path}?${query.toString()}` };
}
