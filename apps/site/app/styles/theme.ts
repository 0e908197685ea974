/** The insurer whose brand this site wears. Another insurer changes this line (CONTRIBUTING.md, "Another insurer"). */
export { waad as theme } from './themes/waad.ts';
