import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether something on this machine takes connections at a port. */
export async function listens(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1');
  return once(probe, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => probe.destroy());
}
