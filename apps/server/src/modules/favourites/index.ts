export { presentFavourite } from './present-favourite.ts'
export { openFavourites } from './viewers-favourites.ts'
