import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openapiDocument } from '../openapi/document';

/** Made on first request. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(swagger, { openapi: {}, transformObject: () => openapiDocument() });
    await scope.register(swaggerUi, { routePrefix: '/openapi', uiConfig: { validatorUrl: null } });
  });
}
