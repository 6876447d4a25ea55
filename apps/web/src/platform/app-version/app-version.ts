/** The version of this build, which the gateway receives and support may ask for. */
export const APP_VERSION = import.meta.env.VITE_APP_VERSION ?? 'development'
