import configPromise from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { closeRoutes } from '../../../../access/closed-routes.ts';

export const GET = closeRoutes(REST_GET(configPromise));
export const POST = closeRoutes(REST_POST(configPromise));
export const DELETE = closeRoutes(REST_DELETE(configPromise));
export const PATCH = closeRoutes(REST_PATCH(configPromise));
export const PUT = closeRoutes(REST_PUT(configPromise));
export const OPTIONS = closeRoutes(REST_OPTIONS(configPromise));
