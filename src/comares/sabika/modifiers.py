# compiled
"""Triggers and modifiers of blue poems (S11), and modifiers of event cards (S12): the names of the data with their
numbers."""

from __future__ import annotations

from typing import Final

from comares.sabika.components import in_order

# Triggers: when the effect of a blue poem happens.
ON_INCOME: Final = 0
ON_FIRST_PLAYER: Final = 1
ON_SEAL: Final = 2
ON_BUILD_LARGE: Final = 3
ON_BUILD_SMALL: Final = 4
ON_BALANCE: Final = 5
ON_QUARRY: Final = 6
ON_PRODUCE: Final = 7
ON_CONSOLIDATE: Final = 8
ON_TILE: Final = 9
ON_STOREHOUSE: Final = 10
ON_STORE_GOOD: Final = 11
ON_BUILD_USING: Final = 12  # plus the number of the material
TRIGGERS: Final = in_order(
    {
        "on_income": ON_INCOME,
        "on_become_first_player": ON_FIRST_PLAYER,
        "on_seal": ON_SEAL,
        "on_build_large": ON_BUILD_LARGE,
        "on_build_small": ON_BUILD_SMALL,
        "on_balance": ON_BALANCE,
        "on_quarry": ON_QUARRY,
        "on_produce_good": ON_PRODUCE,
        "on_consolidate": ON_CONSOLIDATE,
        "on_use_tile": ON_TILE,
        "on_storehouse_action": ON_STOREHOUSE,
        "on_store_good": ON_STORE_GOOD,
        "on_build_using_gypsum": ON_BUILD_USING,
        "on_build_using_wood": ON_BUILD_USING + 1,
        "on_build_using_marble": ON_BUILD_USING + 2,
        "on_build_using_tile": ON_BUILD_USING + 3,
    }
)

# Modifiers of blue poems, which last.
EXTRA_MATERIALS: Final = 0
VP_PER_MATERIAL: Final = 1
ENGRAVE_DISCOUNT: Final = 2
SECONDARY_DISCOUNT: Final = 3
ROUTE_DISCOUNT: Final = 4
EXTRA_OPERATIONS: Final = 5
GOODS_BOXES: Final = 6
OCCUPANCY_FREE: Final = 7
FREE_STEPS: Final = 8
EXPORT_VP: Final = 9
EXPORT_TAXES: Final = 10
REST_DINARS: Final = 11
REST_VP: Final = 12
MODIFIERS: Final = in_order(
    {
        "engrave_extra_materials": EXTRA_MATERIALS,
        "engrave_vp_per_material": VP_PER_MATERIAL,
        "engrave_discount": ENGRAVE_DISCOUNT,
        "secondary_discount": SECONDARY_DISCOUNT,
        "route_discount": ROUTE_DISCOUNT,
        "market_extra_operations": EXTRA_OPERATIONS,
        "goods_boxes": GOODS_BOXES,
        "occupancy_free": OCCUPANCY_FREE,
        "free_steps": FREE_STEPS,
        "export_vp": EXPORT_VP,
        "export_taxes": EXPORT_TAXES,
        "rest_dinars": REST_DINARS,
        "rest_vp": REST_VP,
    }
)

# Modifiers of event cards.
E_BUY: Final = 0
E_SELL: Final = 1
E_ENGRAVE: Final = 2
E_EXPORT_TAX: Final = 3
E_SAME_MATERIALS: Final = 4
E_TAX_DUE: Final = 5
E_MATERIAL_VP: Final = 6
E_ROUTE: Final = 7
E_CONSOLIDATE: Final = 8
E_FREE_STEPS: Final = 9
E_OCCUPANCY: Final = 10
E_SECONDARY: Final = 11
E_TAX_STEP: Final = 12
EVENT_MODIFIERS: Final = in_order(
    {
        "buy": E_BUY,
        "sell": E_SELL,
        "engrave_cost": E_ENGRAVE,
        "export_tax_per_good": E_EXPORT_TAX,
        "same_materials_allowed": E_SAME_MATERIALS,
        "tax_due": E_TAX_DUE,
        "material_vp": E_MATERIAL_VP,
        "route_cost_each": E_ROUTE,
        "consolidate_cost": E_CONSOLIDATE,
        "free_steps": E_FREE_STEPS,
        "occupancy_cost": E_OCCUPANCY,
        "secondary_cost": E_SECONDARY,
        "tax_step_dinar_or_vp": E_TAX_STEP,
    }
)
