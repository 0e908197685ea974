import { type BodyRoom, BodyRooms } from '@insurer/contract/body-rooms.ts';
import type { View } from '#app/view.ts';

const megabyte = 1024 * 1024;

/** The memory for posted bodies of this process, until they have been passed on. */
const bodyRooms = new BodyRooms({
  small: { all: 16 * megabyte, network: 2 * megabyte, wideNetwork: 8 * megabyte },
  large: { all: 64 * megabyte, network: 24 * megabyte, wideNetwork: 32 * megabyte },
});

/** The room for the body of a visitor's request. */
export function openBodyRoom(request: Request, { visitorAddress }: Pick<View, 'visitorAddress'>): BodyRoom {
  const declared = request.headers.get('content-length');
  return bodyRooms.open(visitorAddress, declared === null ? undefined : Number(declared));
}
