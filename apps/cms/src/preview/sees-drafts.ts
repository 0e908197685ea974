import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';

/** Whoever writes or publishes what is previewed; others read what is published, also while there is no newer draft of it. */
export const seesDrafts = (req: PayloadRequest) => hasRole(req, 'admin', 'editor', 'reviewer');
