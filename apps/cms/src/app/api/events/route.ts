import { contractRoute } from '../../../http/contract-route.ts';
import { getEvents } from '../../../http/events.ts';

export const GET = contractRoute('events', getEvents);
