import { describeSignInInProgress } from './sign-in-in-progress.ts';

describeSignInInProgress('SQLite');
