/** The groups of settings, in the order in which the back office shows them. */
export const settingGroups = ['brand', 'look', 'place', 'money', 'booking', 'pages'] as const;
export type SettingGroup = (typeof settingGroups)[number];
