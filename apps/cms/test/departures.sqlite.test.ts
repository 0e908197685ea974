import { describeDepartures } from './departures.ts';

describeDepartures('sqlite');
