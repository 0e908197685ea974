import './page-list.ts';
