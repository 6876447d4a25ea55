export { registerPictureRoutes } from './picture-routes.ts'
export { pictureUrls } from './picture-urls.ts'
