import { basketCraft, clothCraft, lotusCraft, maskCraft, mendCraft, momoCraft, type Craft } from './crafts.ts';
import { cakeCraft, steamerCraft, supperCraft } from './food.ts';

/** The crafts that can be chosen. */
export const CRAFTS = {
  lotusTea: lotusCraft('tea'),
  lotusVase: lotusCraft('vase'),
  momo: momoCraft,
  mend: mendCraft,
  mask: maskCraft,
  batik: clothCraft(
    { design: 'kawung', colours: ['#f2e2bd', '#5a3018', '#7d4a24', '#f2e2bd'], scale: 0.9 },
    { ware: '#a4552f', inside: '#6b3312' },
  ),
  soga: clothCraft(
    { design: 'parang', colours: ['#e9c88c', '#5a2f16', '#3a2418', '#e9c88c'], scale: 0.9, turn: -30 },
    { ware: '#7a5a3a', inside: '#4a2410' },
  ),
  indigo: clothCraft(
    { design: 'hill', colours: ['#22346e', '#e9edf2', '#9fb6dc', '#e9edf2'], scale: 1 },
    { ware: '#6a4a34', inside: '#101c4a' },
  ),
  basketKenyah: basketCraft({ design: 'binakul', colours: ['#e6c88c', '#3a2620', '#b3402e', '#e6c88c'], scale: 0.6 }),
  basketRattan: basketCraft({ design: 'stripe', colours: ['#e2bd7c', '#b5783c', '#8c5a2c', '#f0d9a4'], scale: 0.6 }),
  basketTharu: basketCraft({ design: 'naga', colours: ['#ecd3a0', '#b8323f', '#2f7a5a', '#33498c'], scale: 0.6 }),
  basketWeed: basketCraft({ design: 'ikat', colours: ['#cdbb86', '#8a8048', '#6a6a3a', '#e6dab0'], scale: 0.5 }),
  saffron: clothCraft(
    { design: 'stripe', colours: ['#e8912a', '#f2ab3c', '#d97a1e', '#f6bd56'], scale: 1.2 },
    { ware: '#8a5a34', inside: '#c9601a' },
  ),
  leheriya: clothCraft(
    { design: 'stripe', colours: ['#f6d04a', '#d8304c', '#2f8f6a', '#e0632a'], scale: 0.9, turn: 45 },
    { ware: '#b0713a', inside: '#a3223c' },
  ),
  brocade: clothCraft(
    { design: 'bloom', colours: ['#8a1f3c', '#e9b84e', '#c98a2e', '#f3d68a'], scale: 0.8 },
    { ware: '#5a3a2c', inside: '#e3b13c' },
  ),
  silk: clothCraft(
    { design: 'bloom', colours: ['#f3d9c8', '#c2485c', '#5f8f6a', '#e9a94e'], scale: 0.8 },
    { ware: '#8a5a40', inside: '#3a2a3a' },
  ),
  dhaka: clothCraft(
    { design: 'naga', colours: ['#f1e6d0', '#a8323f', '#1f2a4a', '#d9953a'], scale: 0.8 },
    { ware: '#7a4a2c', inside: '#a8323f' },
  ),
  steamer: steamerCraft,
  supper: supperCraft,
  cakeNyonya: cakeCraft(['#4a6fd0', '#f4f0e4', '#4a6fd0', '#f4f0e4']),
  cakeThai: cakeCraft(['#4f9f4a', '#8fc46a', '#4f9f4a', '#8fc46a', '#4f9f4a']),
  cakeBali: cakeCraft(['#f7f1e2', '#e59aa8', '#7a4a2c']),
  cakeKhmer: cakeCraft(['#5fae4a', '#f6efdc', '#5fae4a']),
} as const satisfies Record<string, Craft>;

export type CraftName = keyof typeof CRAFTS;
