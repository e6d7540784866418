import { describe, expect, it } from "vitest";
import { registrationSchema } from "#features/auth/auth.schema.ts";
import { profileSchema } from "#features/profile/profile.schema.ts";
import { pack } from "#pack/pack.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { mapFields, profileFields, publicProfileFields } from "../profile-fields.catalog.ts";
import { publicUserSchema, userAnswerSchema } from "../users.schema.ts";

const site = await buildTestApp();

const OWN_NAMES = ["id", "username", "isAdmin", "isModerator", "faceId"];

describe("the list of profile fields", () => {
  it("agrees with the columns that the migrations made", async () => {
    const { rows } = await site.pool.query(
      "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'users' AND is_nullable = 'YES' AND data_type = 'text'",
    );
    const columns = rows
      .map(({ column_name }) => column_name)
      .filter((name) => !["password_hash", "face_id"].includes(name));
    expect(columns.sort()).toEqual(profileFields.map(({ column }) => column).sort());
  });

  it("agrees with the bodies and the answers", () => {
    const names: string[] = profileFields.map(({ name }) => name);
    expect(Object.keys(profileSchema.shape)).toEqual(names);
    expect(Object.keys(registrationSchema.shape)).toEqual(["username", "password", ...names]);
    expect(Object.keys(userAnswerSchema.shape.user.shape)).toEqual([...OWN_NAMES, ...names]);
    expect(Object.keys(publicUserSchema.shape)).toEqual([
      "id",
      "username",
      "faceId",
      ...publicProfileFields.map((f) => f.name),
    ]);
  });

  it("is what a member can register with and clear", async () => {
    const sample = (prefix: string) =>
      mapFields(profileFields, ({ format }) => (format === "handle" ? `${prefix}11111` : pack.tokens[0].address));
    const vex = await site.register("vex", sample(""));
    expect(vex.user).toMatchObject(sample("@"));
    const response = await site.inject({
      method: "PUT",
      url: `/api/users/${vex.user.id}/profile`,
      headers: vex.headers,
      payload: mapFields(profileFields, () => null),
    });
    expect(response.json().user).toEqual({ ...vex.user, ...mapFields(profileFields, () => null) });
  });
});
