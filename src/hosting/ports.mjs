// The ports of the local servers, `npm start` and `penknife serve`, and of the containers.

export const DEFAULT_PORT = 4173;
export const MAX_PORT = 65_535;
export const CONTAINER_PORT = 8080;

export const isPort = (text) => /^\d{1,5}$/u.test(text) && Number(text) <= MAX_PORT;

export async function listenFrom(port, listen) {
  try {
    return await listen(port);
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || port >= MAX_PORT) throw error;
    return listenFrom(port + 1, listen);
  }
}
