export { findAlike } from './find-alike.ts'
export { findUndrawn } from './find-undrawn.ts'
export {
  folderStore,
  imagesOf,
  isFoodJob,
  noLitPlates,
  openDrawer,
  openKeptPlates,
  openLitPlates,
  whyFolderUnwritable,
  type Drawer,
  type DrawingJob,
  type DrawnFile,
  type LitPlates,
  type OpenLitPlates,
  type Preparation,
} from './lit-plates/index.ts'
export { GENERAL_PREVIEW, registerPreviewRoute } from './register-preview-route.ts'
export { litKeyOf } from './lit-plates/lit-file.ts'
export { registerLitRoutes } from './lit-routes.ts'
export { registerPictureGallery } from './gallery/register-picture-gallery.ts'
export { registerPictureRoutes } from './picture-routes.ts'
export { PICTURES_PATH, pictureUrls } from './picture-urls.ts'
export { registerVideoRoutes } from './video-routes.ts'
export { sweepPictures } from './sweep-pictures.ts'
export { videoUrl } from './video-urls.ts'
