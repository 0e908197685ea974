import configPromise from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { closeRoutes } from '../../../../access/closed-routes.ts';
import { databaseAnswers } from '../../../../http/ready.ts';
import { sharedLook } from '../../../../http/shared-look.ts';

const look = sharedLook(() => databaseAnswers(() => getPayload({ config: configPromise })));

export const GET = closeRoutes(REST_GET(configPromise), look);
export const POST = closeRoutes(REST_POST(configPromise), look);
export const DELETE = closeRoutes(REST_DELETE(configPromise), look);
export const PATCH = closeRoutes(REST_PATCH(configPromise), look);
export const PUT = closeRoutes(REST_PUT(configPromise), look);
export const OPTIONS = closeRoutes(REST_OPTIONS(configPromise), look);
