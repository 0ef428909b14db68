/** Which pictures each demo listing, city and the home page shows; the first one is the hero. */
export const GALLERIES: Readonly<Record<string, readonly string[]>> = {
  'kathmandu-stupa-walk': ['stupa-dawn', 'lamps-dawn', 'stupa-eyes', 'lamps-night', 'city-kathmandu'],
  'kathmandu-dal-bhat': ['meal-dalbhat', 'spices-nepal', 'wok-hearth', 'dalbhat-close', 'square-dusk'],
  'bhaktapur-pottery': ['pottery-newari', 'wheel-newari', 'square-noon', 'square-dusk', 'lamps-dawn'],
  'kathmandu-terrace-hike': ['hills-noon', 'hills-dawn', 'hills-dusk', 'dalbhat-close', 'stupa-eyes'],
  'hanoi-karst-junk': ['karst-dawn', 'arch-noon', 'karst-dusk', 'meal-noodle', 'karst-night'],
  'hanoi-pho': ['meal-pho', 'spices-vietnam', 'wok-street', 'meal-noodle', 'city-hanoi'],
  'bat-trang-ceramics': ['pottery-batrang', 'wheel-batrang', 'batrang-brush', 'batrang-noon', 'city-hanoi'],
  'hanoi-lantern-walk': ['street-night', 'lanterns-close', 'wok-street', 'meal-noodle', 'city-hanoi'],
  'ubud-terrace-walk': ['terrace-morning', 'terrace-noon', 'offering-trays', 'terrace-dusk', 'city-ubud'],
  'ubud-nasi-campur': ['meal-nasi', 'spices-bali', 'offering-close', 'terrace-noon', 'city-ubud'],
  'ubud-lotus-dance': ['temple-dusk', 'dancer-close', 'lotus-close', 'temple-night', 'offering-close'],
  'ubud-mask-carving': ['mask-bench', 'mask-wall', 'mask-sage', 'offering-trays', 'terrace-dusk'],
  home: ['home-dawn'],
  kathmandu: ['city-kathmandu'],
  hanoi: ['city-hanoi'],
  ubud: ['city-ubud'],
};
