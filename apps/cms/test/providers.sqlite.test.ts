import { describeProviders } from './providers.ts';

describeProviders('sqlite');
