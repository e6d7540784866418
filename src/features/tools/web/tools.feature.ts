import type { WebFeature } from "#web/page-engine/page.ts";

export const toolsWeb: WebFeature = {
  name: "tools",
  pages: [
    {
      path: "/tools",
      name: "tools",
      title: "Chaos tools. {name}",
      load: async () => {
        const { ToolsPage, toolsDescription, prepareToolsPage } = await import("./tools-page.tsx");
        await prepareToolsPage();
        return { Page: ToolsPage, description: toolsDescription };
      },
      document: import.meta.env.SSR
        ? {
            file: "src/features/tools/web/tools-page.tsx",
            firstParts: ["src/features/tools/tweet/web/tweet-tool.tsx"],
            image: "tools",
          }
        : undefined,
    },
  ],
  links: [{ menu: "main", place: 70, name: "tools", label: "Tools", href: "/tools" }],
};
