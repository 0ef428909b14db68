/** Groups of settings, in the back office's order. */
export const settingGroups = ['brand', 'look', 'place', 'money', 'booking', 'pages'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** Settings with their own page in the back office, not in its list of settings. */
export type OwnPage = 'menus';
