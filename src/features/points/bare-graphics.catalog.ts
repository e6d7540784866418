/**
 * What the graphics of the meme tool look like without words: their details in hex. The page draws them, so there is no file
 * to look at; tests compare these with `tests/fixtures/graphics`, and those with what the page draws.
 */
export const bareGraphics: Record<string, string> = {
  "cyberpunk-grid":
    "cb250532d65a456bceef31272bc5dcd0de8fd1268bf74e40385d7105cbc76fc06573691aa10b7b8c9ee5903f987a3670c6e28e193dbd2ed1742e2174d83a8900d6dfba9451d92989",
  "villain-portrait":
    "caaaaac9b290b1fde562cb6d9e16563c3c9260f9e1c3cb6dcf861e8d2692782be930f92d30dc8667c3658f227998349238dd93c3c36d33647c6c3e92cc99a332e96d10e64cab2e83",
  "chaos-explosion":
    "9775301a56723b2b3bba06ddb31ece93658eea74c7c1e1e628c497a03f697cf9a4be9b512859794785a320aa7d453ca9f7014dee545081f25b00d2deac16917e6a9f43a9b201e92b",
  "neon-street":
    "c464701dc0fc2e30271b4576c19f9be4960a18f8cd906f82780ffc64ba891f0246927db77c89fdcc975df1f38d8b457ea690f32790ebc5662619e0f984787f4cc3b8598f506b4662",
  "glitch-matrix":
    "8368f5e5d2647cfffa1a0d1bd71005817a948c2ff83c50b116f037633e4f710cec8da5b24cf33172586db784cecd1b65c85bb124e4d831fc49c7178eb787ce483a31ca7231b5c86a",
};
