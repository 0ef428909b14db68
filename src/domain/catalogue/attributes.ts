/** Audiences of an experience: values of the attributes filter and of a listing's property. */
export const attributes = ['solo', 'family', 'couples', 'child-friendly', 'big-groups'] as const;
