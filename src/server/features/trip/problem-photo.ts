// GET /problem-photos/<report>/<position>/<file>: a photo of a report, for operators who look into reports and for the guest whose booking it is about
// (docs/domain/lifecycle.md#problems). Everybody else gets what a missing one gets.
import type { FastifyInstance } from 'fastify';
import { problemPhotoUrl } from '#src/contract/addresses/urls.ts';
import { identify, mayDo } from '#src/server/platform/http/identity.ts';
import type { Services } from '#src/server/services.ts';
import { registerPrivatePictures } from '#src/server/features/image/index.ts';
import { findPhoto } from './problem-queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const position = /^[0-3]$/;

/** Registers the address of photos in reports. */
export async function registerProblemPhotos(app: FastifyInstance, services: Services): Promise<void> {
  await registerPrivatePictures(app, services, {
    path: problemPhotoUrl(':report', ':position', ':name'),
    findPicture: async (request) => {
      const params = request.params as { report: string; position: string };
      if (!uuid.test(params.report) || !position.test(params.position)) return null;
      const who = await identify(request, services);
      const actor = 'actor' in who ? who.actor : null;
      if (!actor?.userId) return null;
      const reader = mayDo('reports', actor) ? null : actor.userId;
      return findPhoto(services.db, { reportId: params.report, position: Number(params.position), reader });
    },
  });
}
