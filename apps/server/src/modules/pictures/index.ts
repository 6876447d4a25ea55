export { registerPictureRoutes } from './picture-routes.ts'
export { pictureUrls } from './picture-urls.ts'
export { registerVideoRoutes } from './video-routes.ts'
export { videoUrl } from './video-urls.ts'
