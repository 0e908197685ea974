import './own-filters.ts';
