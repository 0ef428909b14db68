/** Audiences of an experience: values of the attributes filter and of a listing's property. */
export const attributes = ['solo', 'family', 'couples', 'child-friendly', 'big-groups'] as const;

/** Diets that a host can cook for; a vegan meal is vegetarian too. */
export const diets = ['vegetarian', 'vegan', 'halal', 'gluten-free'] as const;

/** For whom an experience is accessible: without steps, or without hearing or seeing well. */
export const accessFeatures = ['step-free', 'hearing', 'sight'] as const;
