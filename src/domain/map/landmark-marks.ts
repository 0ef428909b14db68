// The sign of each kind of landmark, drawn the same on screen and on paper (docs/domain/search.md#landmarks).
import type { LandmarkKind } from './landmarks.ts';

/** Width and height of the square that a sign is drawn in. */
export const MARK_SIZE = 16;

/** Outlines as SVG paths, filled by the even-odd rule. */
export const landmarkMarks: Readonly<Record<LandmarkKind, string>> = {
  temple: 'M8 0 9 3 13 6H11L14 10H12V15H4V10H2L5 6H3L7 3Z',
  church: 'M7 0H9V2H11V4H9V6L14 10V15H9.5V11H6.5V15H2V10L7 6V4H5V2H7Z',
  mosque: 'M8 1C12 4 13 6 13 8H14V15H9.5V12A1.5 1.5 0 0 0 6.5 12V15H2V8H3C3 6 4 4 8 1Z',
  palace: 'M1 3H4V5H6.5V3H9.5V5H12V3H15V15H10V11A2 2 0 0 0 6 11V15H1Z',
  museum: 'M8 1 15 5V7H1V5ZM2 8H4.5V13H2ZM6.8 8H9.2V13H6.8ZM11.5 8H14V13H11.5ZM1 14H15V15.5H1Z',
  market: 'M2 2H14L15.5 7H.5ZM2 8.5H14V15H10V11H6V15H2Z',
  square: 'M2 2H14V14H2ZM5 5V11H11V5Z',
  park: 'M8 0C12 0 14 3 13.5 6C15 9 12 11.5 9 11V15.5H7V11C4 11.5 1 9 2.5 6C2 3 4 0 8 0Z',
  hill: 'M0 14 6 3 9 8 11 5.5 16 14Z',
  water:
    'M0 4C2.7 2 5.3 2 8 4S13.3 6 16 4V6.5C13.3 8.5 10.7 8.5 8 6.5S2.7 4.5 0 6.5ZM0 9.5C2.7 7.5 5.3 7.5 8 9.5S13.3 11.5 16 9.5V12C13.3 14 10.7 14 8 12S2.7 10 0 12Z',
  beach: 'M8 1C12.5 1 15.5 4.5 15.5 8.5H8.8V15H7.2V8.5H.5C.5 4.5 3.5 1 8 1Z',
  pier: 'M6.3 2.5A1.9 1.9 0 1 1 9 4.2V6H11.5V7.8H9V13C11 12.6 12.4 11.4 13 9.5L15 10.3C14 13.5 11.5 15.4 8 15.5C4.5 15.4 2 13.5 1 10.3L3 9.5C3.6 11.4 5 12.6 7 13V7.8H4.5V6H7V4.2Z',
  bridge: 'M0 4H16V6.5H14.5V13H12.5C12.5 9 10.5 7.6 8 7.6S3.5 9 3.5 13H1.5V6.5H0Z',
  station:
    'M4 1H12A2 2 0 0 1 14 3V10A2 2 0 0 1 12 12L14 15H12L10.5 13H5.5L4 15H2L4 12A2 2 0 0 1 2 10V3A2 2 0 0 1 4 1ZM4 3.5V7H12V3.5Z',
  airport: 'M7 1A1 1 0 0 1 9 1V6L15.5 10V11.8L9 9.8V13.2L11 14.6V16L8 15.2L5 16V14.6L7 13.2V9.8L.5 11.8V10L7 6Z',
  village: 'M8 1 15.5 8H13.5V15H9.5V10.5H6.5V15H2.5V8H.5Z',
};
