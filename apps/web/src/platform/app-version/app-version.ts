/** Version of this build, as the gateway is told and people may be asked for. */
export const APP_VERSION = import.meta.env.VITE_APP_VERSION ?? 'development'
