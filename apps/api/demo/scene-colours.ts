/** Sky, ground, sun and hills of a scene. */
export type SceneColours = { top: string; bottom: string; sun: string; hill: string };

export const sceneColours: readonly SceneColours[] = [
  { top: "#fbe3a6", bottom: "#eeb35c", sun: "#fff3d2", hill: "#f6cd86" },
  { top: "#e2eddb", bottom: "#a9c698", sun: "#f3f8ee", hill: "#c4d8b6" },
  { top: "#fbe6dc", bottom: "#eab296", sun: "#fff5ef", hill: "#f4cdb8" },
  { top: "#dfeaf0", bottom: "#9fbfcf", sun: "#f4f9fb", hill: "#bfd6e1" },
  { top: "#f7e8ee", bottom: "#d9a9b9", sun: "#fdf6f8", hill: "#e8c6d1" },
  { top: "#f3ead8", bottom: "#cfb68a", sun: "#fbf6ec", hill: "#e0cca8" },
  { top: "#ebe6f4", bottom: "#b5a8d0", sun: "#f8f6fc", hill: "#cfc5e2" },
  { top: "#dff0ea", bottom: "#8fc0ae", sun: "#f2faf7", hill: "#b3d7ca" },
  { top: "#fdeebf", bottom: "#e39a4b", sun: "#fff8e0", hill: "#f2bd76" },
];
