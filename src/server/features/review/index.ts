// The door of the feature review.
import * as courseList from './course-list.ts';

export const reviewHandlers = { [courseList.route]: courseList.handle } as const;
