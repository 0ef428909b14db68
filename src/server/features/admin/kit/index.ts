// Entry point of the kit of the back office's lists, for a feature that brings one of its own.
export { byInstant, mostFound, serveList } from './list.ts';
export { findAdminCities, instantOf, type ListPlace, microsOf, startsWith } from './place-queries.ts';
