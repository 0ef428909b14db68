/** Where the picture of a city stands beside its title: on wide screens only. */
export const cityPicture = { media: '(width >= 64rem)', sizes: '24rem' } as const;
