/** For whom an experience is: the values of the attributes filter, and of the property of a listing. */
export const attributes = ['solo', 'family', 'couples', 'child-friendly', 'big-groups'] as const;
