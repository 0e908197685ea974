import { describeLocalisedBlocks } from './localised-blocks.ts';

describeLocalisedBlocks('SQLite');
