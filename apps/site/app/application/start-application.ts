import { type ApplicationData, applicationDataId, applicationRootId } from './application-data.ts';
import { forgetEndedPhotos } from './ended-photos.ts';
import { HeldSubmit } from './held-submit.ts';
import { keepPlaceInLanguages } from './place-in-languages.ts';
import { keepUnsent } from './unsent-changes.ts';

/** Reads what the page says to its application and hands the page over to React; runs on pages of applications alone. */
export async function startApplication(): Promise<void> {
  const data = JSON.parse(document.getElementById(applicationDataId)?.textContent ?? '') as ApplicationData;
  // Development alone has it: what makes React take over changed components must run before any component is loaded.
  if (data.manifest.hmr) await import(/* @vite-ignore */ data.manifest.hmr.runtime);
  const root = document.getElementById(applicationRootId);
  if (!root) return;
  keepUnsent(root);
  keepPlaceInLanguages();
  forgetEndedPhotos();
  const held = new HeldSubmit(root);
  const own = Object.values(data.manifest.routes).filter((route) => route?.id !== 'root');
  try {
    const [{ hydrateApplication }, ...modules] = await Promise.all([
      import('./hydrate-application.tsx'),
      ...own.map((route) => import(/* @vite-ignore */ route?.module ?? '')),
    ]);
    hydrateApplication(root, held, data, Object.fromEntries(own.map((route, at) => [route?.id, modules[at]])));
  } catch (error) {
    held.release();
    throw error;
  }
}
