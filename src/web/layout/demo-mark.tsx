import { useLocale, useMessages } from "../i18n/messages.ts";
import { Tag } from "../ui/tag.tsx";
import "./demo-mark.css";
import { layoutMessages } from "./layout.messages.ts";

/** Stands above the site where the server runs a demo, which writes it into its pages; no script knows of it. */
export function DemoMark() {
  const t = useMessages(layoutMessages);
  return (
    <p className="demo-mark gold-block cap" lang={useLocale()}>
      <Tag>{t("demo")}</Tag> {t("demoText")}
    </p>
  );
}
