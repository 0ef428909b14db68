import type { Textile } from '#demo/art/motifs/textile.ts';

/** What is drawn, dyed, woven and plaited: each with its own figure and colours. */
export const WARES = {
  kawung: { design: 'kawung', colours: ['#f2e2bd', '#5a3018', '#7d4a24', '#f2e2bd'], scale: 0.7 },
  soga: { design: 'parang', colours: ['#e9c88c', '#5a2f16', '#3a2418', '#e9c88c'], scale: 0.7, turn: -30 },
  indigo: { design: 'hill', colours: ['#22346e', '#e9edf2', '#9fb6dc', '#e9edf2'], scale: 0.7 },
  saffron: { design: 'stripe', colours: ['#e8912a', '#f2ab3c', '#d97a1e', '#f6bd56'], scale: 1.2 },
  leheriya: { design: 'stripe', colours: ['#f6d04a', '#d8304c', '#2f8f6a', '#e0632a'], scale: 0.9, turn: 45 },
  brocade: { design: 'bloom', colours: ['#8a1f3c', '#e9b84e', '#c98a2e', '#f3d68a'], scale: 0.8 },
  silk: { design: 'bloom', colours: ['#f3d9c8', '#c2485c', '#5f8f6a', '#e9a94e'], scale: 0.8 },
  dhaka: { design: 'naga', colours: ['#f1e6d0', '#a8323f', '#1f2a4a', '#d9953a'], scale: 0.6 },
  kenyah: { design: 'binakul', colours: ['#e6c88c', '#3a2620', '#b3402e', '#e6c88c'], scale: 0.4 },
  rattan: { design: 'stripe', colours: ['#e2bd7c', '#b5783c', '#8c5a2c', '#f0d9a4'], scale: 0.4 },
  tharu: { design: 'naga', colours: ['#ecd3a0', '#b8323f', '#2f7a5a', '#33498c'], scale: 0.4 },
  weed: { design: 'ikat', colours: ['#cdbb86', '#8a8048', '#6a6a3a', '#e6dab0'], scale: 0.4 },
  mat: { design: 'stripe', colours: ['#dcc08a', '#b08a4c', '#c9a668', '#ecd9aa'], scale: 0.5 },
  redMat: { design: 'ikat', colours: ['#a8452f', '#e9b45e', '#5a2430', '#f2dca8'], scale: 0.5 },
} as const satisfies Record<string, Textile>;
