export const texts = {
  busy: 'One moment',
  go: 'Go on, and remember {name}',
  goNameless: 'Go on, and remember this',
  lead: '{name} recommends experiences with local hosts: a cooking class, a workshop, a walk.',
  leadNameless: 'An ambassador recommends experiences with local hosts: a cooking class, a workshop, a walk.',
  listing: 'You go on to the experience that was recommended to you.',
  once: 'If you book within {days} days, {name} gets a commission from us. You pay the same price with or without it.',
  onceNameless:
    'If you book within {days} days, the ambassador gets a commission from us. You pay the same price with or without it.',
  title: '{name} recommends',
  titleNameless: 'You were recommended to us',
  without: 'Go on without',
} as const;
