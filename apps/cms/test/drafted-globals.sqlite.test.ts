import { describeDraftedGlobals } from './drafted-globals.ts';

describeDraftedGlobals('sqlite');
