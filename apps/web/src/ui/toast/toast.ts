export { showToast, type Toast } from './toast-queue.ts'
export { ToastRegion } from './toast-region.tsx'
