/** Where visitors are at home: an address of the configuration, else our own public page (decisions, "Product"). */
export const EXTERNAL_HOME = import.meta.env.VITE_EXTERNAL_HOME ?? '/home'
