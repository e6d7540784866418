import { useMessages } from "../i18n/messages.ts";
import { Tag } from "../ui/tag.tsx";
import "./demo-mark.css";
import { layoutMessages } from "./layout.messages.ts";

/** In every page, shown only where the server has marked the document as a demo. */
export function DemoMark() {
  const t = useMessages(layoutMessages);
  return (
    <p className="demo-mark gold-block cap">
      <Tag>{t("demo")}</Tag> {t("demoText")}
    </p>
  );
}
