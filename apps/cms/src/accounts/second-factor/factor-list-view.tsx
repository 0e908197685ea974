import type { UIFieldServerProps } from 'payload';
import { FactorList } from './factor-list.tsx';
import { listFactors } from './manage.ts';

/** Of one's own account, and for administrators of everybody's. */
export async function FactorListView({ id, req, user }: UIFieldServerProps) {
  const isOwn = id === user?.id;
  if (typeof id !== 'number' || !user || !(isOwn || user.role === 'admin')) return null;
  // Reviewed: names and moments, of the person's own or for an administrator.
  return <FactorList person={id} isOwn={isOwn} listed={await listFactors(req, id)} />;
}
