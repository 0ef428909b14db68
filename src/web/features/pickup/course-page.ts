export { load } from './load-course.ts';
export { CoursePickupPage as Page } from './CoursePickupPage.tsx';
