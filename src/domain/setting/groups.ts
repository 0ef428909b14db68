/** The groups of settings, in the order in which the back office shows them. */
export const settingGroups = ['brand', 'look', 'place', 'money', 'booking', 'pages'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** What has a page of its own in the back office and is not among the settings there. */
export type OwnPage = 'menus';
